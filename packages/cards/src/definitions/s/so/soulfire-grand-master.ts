import { activated, card, continuous, gain, keyword, mana } from '@spellwright/dsl'

export const soulfireGrandMaster = card({
  name: 'Soulfire Grand Master',
  cost: '{1}{W}',
  type: 'Creature — Human Monk',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('lifelink'),
    continuous({
      affects: { zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' },
      apply: [gain('lifelink')],
    }),
    activated({
      cost: [mana('{2}{U/R}{U/R}')],
      effects: [
        {
          kind: 'shield',
          armedBy: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] }, from: 'hand' },
          replacement: {
            kind: 'zoneChange',
            object: { zone: 'stack' },
            from: 'stack',
            to: 'graveyard',
            cause: 'resolution',
            instead: { to: 'hand' },
          },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
