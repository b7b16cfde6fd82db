import { card, continuous, entersWith, gain, keyword, rule } from '@spellwright/dsl'

export const serrasEmissary = card({
  name: "Serra's Emissary",
  cost: '{4}{W}{W}{W}',
  type: 'Creature — Angel',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('flying'),
    entersWith({ kind: 'choose', choose: { kind: 'cardType' }, as: 'type' }),
    rule({
      kind: 'playerHas',
      player: 'you',
      keyword: {
        kind: 'protection',
        from: [{ filter: { cardType: { chosen: 'type' } }, label: 'the chosen card type' }],
      },
    }),
    continuous({
      affects: { type: 'creature', controller: 'you' },
      apply: [
        gain({
          kind: 'protection',
          from: [{ filter: { cardType: { chosen: 'type' } }, label: 'the chosen card type' }],
        }),
      ],
    }),
  ],
})
