import { activated, apply, card, count, mana, rule, tap, target, the, youControlIt } from '@spellwright/dsl'

export const vedalkenShackles = card({
  name: 'Vedalken Shackles',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'mayStayTapped', what: 'self' }),
    activated({
      cost: [mana('{2}'), tap],
      targets: {
        creature: target({ type: 'creature', power: { atMost: count({ subtype: 'Island', controller: 'you' }) } }),
      },
      effects: [apply(the('creature'), [youControlIt], 'whileSourceTapped')],
    }),
  ],
})
