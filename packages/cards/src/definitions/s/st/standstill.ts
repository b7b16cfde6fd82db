import { card, did, draw, the, triggered, when } from '@spellwright/dsl'

export const standstill = card({
  name: 'Standstill',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'eachPlayer' },
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'done' },
        when(did('done'), {
          kind: 'forEachPlayer',
          players: { opponentsOf: 'eventPlayer' },
          as: 'opponent',
          effects: [draw(3, the('opponent'))],
        }),
      ],
    }),
  ],
})
