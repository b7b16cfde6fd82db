import { all, card, returnTo, spell } from '@spellwright/dsl'

export const patriarchsBidding = card({
  name: "Patriarch's Bidding",
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'first' },
        { kind: 'chooseWord', player: 'opponent', choose: { kind: 'creatureType' }, as: 'second' },
        returnTo(
          'battlefield',
          all({
            zone: 'graveyard',
            type: 'creature',
            any: [{ subtype: { chosen: 'first' } }, { subtype: { chosen: 'second' } }],
          }),
        ),
      ],
    }),
  ],
})
