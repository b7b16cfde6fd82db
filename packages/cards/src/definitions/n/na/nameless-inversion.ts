import { apply, card, keyword, modifyPT, spell, target, the } from '@spellwright/dsl'

export const namelessInversion = card({
  name: 'Nameless Inversion',
  cost: '{1}{B}',
  type: 'Kindred Instant — Shapeshifter',
  abilities: [
    keyword('changeling'),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [modifyPT(3, -3), { kind: 'setCreatureTypes', subtypes: [] }])],
    }),
  ],
})
