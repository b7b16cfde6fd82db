import { all, card, ruleUntil, spell, the } from '@spellwright/dsl'

export const clingingMists = card({
  name: 'Clinging Mists',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', combat: 'combat', change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        {
          kind: 'if',
          abilityWord: 'Fateful hour',
          condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } },
          then: [
            { kind: 'tap', what: all({ type: 'creature', is: 'attacking' }), as: 'tapped' },
            ruleUntil({ kind: 'doesntUntap', what: the('tapped') }, 'nextUntapStep'),
          ],
        },
      ],
    }),
  ],
})
