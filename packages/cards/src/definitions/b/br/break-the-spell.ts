import { card, destroy, did, draw, matches, spell, target, the, when } from '@spellwright/dsl'

export const breakTheSpell = card({
  name: 'Break the Spell',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { enchantment: target({ type: 'enchantment' }) },
      effects: [
        {
          kind: 'if',
          condition: {
            kind: 'any',
            conditions: [
              matches(the('enchantment'), { controller: 'you' }),
              matches(the('enchantment'), { is: 'token' }),
            ],
          },
          then: [{ kind: 'destroy', what: the('enchantment'), as: 'destroyed' }, when(did('destroyed'), draw(1))],
          else: [destroy(the('enchantment'))],
        },
      ],
    }),
  ],
})
