import { all, card, enters, exile, keyword, replacement, triggered } from '@spellwright/dsl'

export const sanctifierEnVec = card({
  name: 'Sanctifier en-Vec',
  cost: '{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'B' } }, { filter: { color: 'R' } }] }),
    triggered({ on: enters('self'), effects: [exile(all({ zone: 'graveyard', color: ['B', 'R'] }))] }),
    replacement({ kind: 'zoneChange', object: { color: ['B', 'R'] }, to: 'graveyard', instead: { to: 'exile' } }),
  ],
})
