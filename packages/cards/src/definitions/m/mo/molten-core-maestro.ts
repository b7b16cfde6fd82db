import { addMana, card, keyword, powerOf, putCounters, triggered, when, youCast } from '@spellwright/dsl'

export const moltenCoreMaestro = card({
  name: 'Molten-Core Maestro',
  cost: '{1}{R}',
  type: 'Creature — Goblin Bard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('menace'),
    triggered({
      abilityWord: 'Opus',
      on: youCast({ type: ['instant', 'sorcery'] }),
      effects: [
        putCounters('+1/+1', 1, 'self'),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
            is: { atLeast: 5 },
          },
          addMana({ kind: 'fixed', mana: '{R}', times: powerOf('self') }),
        ),
      ],
    }),
  ],
})
