import { all, bound, card, draw, exile, tapForMana } from '@spellwright/dsl'

export const serumPowder = card({
  name: 'Serum Powder',
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    tapForMana('{C}'),
    {
      kind: 'mulligan',
      effects: [exile(all({ zone: 'hand', owner: 'you' }), { as: 'exiled' }), draw(bound('exiled'))],
    },
  ],
})
