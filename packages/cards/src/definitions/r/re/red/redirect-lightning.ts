import { additionalCost, card, mana, payLife, spell, target, the } from '@spellwright/dsl'

export const redirectLightning = card({
  name: 'Redirect Lightning',
  cost: '{R}',
  type: 'Instant — Lesson',
  abilities: [
    additionalCost([{ kind: 'choice', options: [[payLife(5)], [mana('{2}')]] }]),
    spell({
      targets: { spell: target({ zone: 'stack', stackKind: 'any', is: 'targetsOnlyOne' }) },
      effects: [{ kind: 'changeTargets', what: the('spell'), how: 'must' }],
    }),
  ],
})
