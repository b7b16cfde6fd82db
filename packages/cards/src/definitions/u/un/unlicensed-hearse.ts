import { activated, card, count, exile, keyword, linked, type Quantity, tap, target, the, upTo } from '@spellwright/dsl'

const exiled: Quantity = count({ zone: 'exile', among: linked('exiled') })

export const unlicensedHearse = card({
  name: 'Unlicensed Hearse',
  cost: '{2}',
  type: 'Artifact — Vehicle',
  power: '*',
  toughness: '*',
  abilities: [
    activated({
      cost: [tap],
      targets: { cards: target({ zone: 'graveyard' }, { count: upTo(2), together: 'sameOwner' }) },
      effects: [exile(the('cards'), { linked: 'exiled' })],
    }),
    { kind: 'characteristicDefining', power: exiled, toughness: exiled },
    keyword({ kind: 'crew', count: 2 }),
  ],
})
