import { card, controllerOf, count, counterSpell, plus, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const spellStutter = card({
  name: 'Spell Stutter',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        unless(
          controllerOf(the('spell')),
          [{ kind: 'generic', amount: plus(2, count({ subtype: 'Faerie', controller: 'you' })) }],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
