import { type Condition, card, destroy, exactly, keyword, not, spell, target, the } from '@spellwright/dsl'

const promised: Condition = { kind: 'paid', cost: 'gift' }

export const wearDown = card({
  name: 'Wear Down',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      targets: {
        one: target({ type: ['artifact', 'enchantment'] }, { onlyIf: not(promised) }),
        both: target({ type: ['artifact', 'enchantment'] }, { count: exactly(2), onlyIf: promised }),
      },
      effects: [{ kind: 'if', condition: promised, then: [destroy(the('both'))], else: [destroy(the('one'))] }],
    }),
  ],
})
