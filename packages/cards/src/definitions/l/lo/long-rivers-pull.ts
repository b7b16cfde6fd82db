import { type Condition, card, counterSpell, keyword, not, spell, target, the } from '@spellwright/dsl'

const promised: Condition = { kind: 'paid', cost: 'gift' }

export const longRiversPull = card({
  name: "Long River's Pull",
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      targets: {
        creature: target({ zone: 'stack', type: 'creature' }, { onlyIf: not(promised) }),
        spell: target({ zone: 'stack' }, { onlyIf: promised }),
      },
      effects: [
        { kind: 'if', condition: promised, then: [counterSpell(the('spell'))], else: [counterSpell(the('creature'))] },
      ],
    }),
  ],
})
