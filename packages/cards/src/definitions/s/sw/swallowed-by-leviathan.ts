import { card, controllerOf, counterSpell, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const swallowedByLeviathan = card({
  name: 'Swallowed by Leviathan',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        { kind: 'surveil', player: 'you', count: 2 },
        unless(
          controllerOf(the('spell')),
          [{ kind: 'generic', amount: { kind: 'cardsIn', zone: 'graveyard', player: 'you' } }],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
