import { all, card, type Effect, type PlayerRef, returnTo, spell } from '@spellwright/dsl'

const aType = (player: PlayerRef, as: string): Effect => ({
  kind: 'chooseWord',
  player,
  choose: { kind: 'creatureType' },
  as,
})

export const patriarchsBidding = card({
  name: "Patriarch's Bidding",
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        aType('activePlayer', 'first'),
        aType('nonactivePlayer', 'second'),
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
