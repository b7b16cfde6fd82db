import { card, keyword, pump, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const distortionStrike = card({
  name: 'Distortion Strike',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), 1, 0), ruleUntil({ kind: 'cantBeBlocked', what: the('creature') })],
    }),
    keyword('rebound'),
  ],
})
