import { card, draw, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const irresistiblePrey = card({
  name: 'Irresistible Prey',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [ruleUntil({ kind: 'mustBeBlocked', what: the('creature'), by: 'atLeastOne' }), draw(1)],
    }),
  ],
})
