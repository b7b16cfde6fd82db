import { card, controllerOf, counterSpell, keyword, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const circularLogic = card({
  name: 'Circular Logic',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        unless(
          controllerOf(the('spell')),
          [{ kind: 'repeated', cost: [mana('{1}')], times: { kind: 'cardsIn', zone: 'graveyard', player: 'you' } }],
          counterSpell(the('spell')),
        ),
      ],
    }),
    keyword({ kind: 'madness', cost: [mana('{U}')] }),
  ],
})
