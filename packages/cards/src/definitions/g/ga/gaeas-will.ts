import { card, keyword, mana, ruleUntil, spell } from '@spellwright/dsl'

export const gaeasWill = card({
  name: "Gaea's Will",
  type: 'Sorcery',
  colorIndicator: ['G'],
  abilities: [
    keyword({ kind: 'suspend', count: 4, cost: [mana('{G}')] }),
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
