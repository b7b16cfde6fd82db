import { all, card, enters, exile, replacement, triggered } from '@spellwright/dsl'

export const restInPeace = card({
  name: 'Rest in Peace',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [exile(all({ zone: 'graveyard' }))] }),
    replacement({ kind: 'zoneChange', object: {}, to: 'graveyard', instead: { to: 'exile' } }),
  ],
})
