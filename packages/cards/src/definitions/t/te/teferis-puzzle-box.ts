import { all, atBeginningOf, bound, card, draw, put, triggered } from '@spellwright/dsl'

export const teferisPuzzleBox = card({
  name: "Teferi's Puzzle Box",
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('draw', 'eachPlayer'),
      effects: [
        put('library', all({ zone: 'hand', owner: 'eventPlayer' }), {
          library: { position: 'bottom', order: 'chosen' },
          as: 'put',
        }),
        draw(bound('put'), 'eventPlayer'),
      ],
    }),
  ],
})
