import { activated, apply, card, mana, rule, sacrifice, tap, target, the, youControlIt } from '@spellwright/dsl'

export const helmOfPossession = card({
  name: 'Helm of Possession',
  type: 'Artifact',
  cost: '{4}',
  abilities: [
    rule({ kind: 'mayStayTapped', what: 'self' }),
    activated({
      cost: [mana('{2}'), tap, sacrifice({ type: 'creature' })],
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [youControlIt], 'whileYouControlTappedSource')],
    }),
  ],
})
