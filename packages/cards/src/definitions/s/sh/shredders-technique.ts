import { card, destroy, did, keyword, loseLife, mana, matches, spell, target, the, when } from '@spellwright/dsl'

export const shreddersTechnique = card({
  name: "Shredder's Technique",
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'sneak', cost: [mana('{B}')] }),
    spell({
      targets: { target: target({ type: ['creature', 'enchantment'] }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('target'), { type: 'enchantment' }),
          then: [{ kind: 'destroy', what: the('target'), as: 'destroyed' }, when(did('destroyed'), loseLife(2))],
          else: [destroy(the('target'))],
        },
      ],
    }),
  ],
})
