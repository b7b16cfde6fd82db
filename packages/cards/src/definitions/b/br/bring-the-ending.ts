import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const bringTheEnding = card({
  name: 'Bring the Ending',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Corrupted',
          condition: {
            kind: 'compare',
            quantity: { kind: 'playerCounters', player: controllerOf(the('spell')), counter: 'poison' },
            is: { atLeast: 3 },
          },
          then: [counterSpell(the('spell'))],
          else: [unless(controllerOf(the('spell')), [mana('{2}')], counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
