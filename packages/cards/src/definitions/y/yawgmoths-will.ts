import { card, ruleUntil, spell } from '@spellwright/dsl'

export const yawgmothsWill = card({
  name: "Yawgmoth's Will",
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: {}, verb: 'play' }),
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: { owner: 'you', is: 'nontoken' },
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
