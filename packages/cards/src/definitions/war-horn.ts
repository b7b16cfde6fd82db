import { card, continuous, modifyPT } from '@spellwright/dsl'

export const warHorn = card({
  name: 'War Horn',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    continuous({ affects: { type: 'creature', is: 'attacking', controller: 'you' }, apply: [modifyPT(1, 0)] }),
  ],
})
