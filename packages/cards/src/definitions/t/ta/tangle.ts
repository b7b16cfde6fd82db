import { all, card, ruleUntil, spell, the } from '@spellwright/dsl'

export const tangle = card({
  name: 'Tangle',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'shield',
          replacement: { kind: 'damage', to: 'any', combat: 'combat', change: { kind: 'prevent', amount: 'all' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
        { kind: 'bind', as: 'attackers', what: all({ type: 'creature', is: 'attacking' }) },
        ruleUntil({ kind: 'doesntUntap', what: the('attackers') }, 'nextUntapStep'),
      ],
    }),
  ],
})
