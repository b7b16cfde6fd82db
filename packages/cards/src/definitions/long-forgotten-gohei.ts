import { card, continuous, costsLess, modifyPT } from '@spellwright/dsl'

export const longForgottenGohei = card({
  name: 'Long-Forgotten Gohei',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    costsLess('you', { subtype: 'Arcane' }, '{1}'),
    continuous({ affects: { type: 'creature', subtype: 'Spirit', controller: 'you' }, apply: [modifyPT(1, 1)] }),
  ],
})
