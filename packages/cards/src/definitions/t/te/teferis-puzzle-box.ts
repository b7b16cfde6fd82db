import { all, atBeginningOf, bound, card, draw, put, triggered } from '@spellwright/dsl'

export const teferisPuzzleBox = card({
  name: "Teferi's Puzzle Box",
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('draw', 'eachPlayer'),
      effects: [
        { kind: 'let', as: 'number', quantity: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' } },
        put('library', all({ zone: 'hand', owner: 'eventPlayer' }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
        draw(bound('number'), 'eventPlayer'),
      ],
    }),
  ],
})
