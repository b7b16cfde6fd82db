import { all, card, enters, put, type Quantity, the, triggered, upTo, when } from '@spellwright/dsl'

const devotion: Quantity = { kind: 'devotion', colors: ['U'] }

export const thassasOracle = card({
  name: "Thassa's Oracle",
  cost: '{U}{U}',
  type: 'Creature — Merfolk Wizard',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: devotion, as: 'looked' },
        { kind: 'chooseAmong', player: 'you', among: the('looked'), count: upTo(1), as: 'kept' },
        put('library', the('kept'), { library: { position: 'top' } }),
        put('library', all({ zone: 'library', among: the('looked'), not: { among: the('kept') } }), {
          library: { position: 'bottom', order: 'random' },
        }),
        when(
          { kind: 'compare', quantity: devotion, is: { atLeast: { kind: 'cardsIn', zone: 'library', player: 'you' } } },
          { kind: 'winGame', player: 'you' },
        ),
      ],
    }),
  ],
})
