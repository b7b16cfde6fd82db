import { attacks, createToken, MAP, matches, may, put, spell, the, triggered, twoFaced } from '@spellwright/dsl'

export const kellanDaringTravelerJourneyOn = twoFaced(
  'adventure',
  {
    name: 'Kellan, Daring Traveler',
    cost: '{1}{W}',
    type: 'Legendary Creature — Human Faerie Scout',
    power: 2,
    toughness: 3,
    abilities: [
      triggered({
        on: attacks('self'),
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'card', reveal: 'reveal' },
          {
            kind: 'if',
            condition: matches(the('card'), { type: 'creature', manaValue: { atMost: 3 } }),
            then: [put('hand', the('card'))],
            else: [may(put('graveyard', the('card')))],
          },
        ],
      }),
    ],
  },
  {
    name: 'Journey On',
    cost: '{G}',
    type: 'Sorcery — Adventure',
    abilities: [
      spell({
        effects: [
          {
            kind: 'if',
            condition: { kind: 'exists', of: { type: 'artifact', controller: 'opponent' } },
            then: [createToken(2, MAP)],
            else: [createToken(1, MAP)],
          },
        ],
      }),
    ],
  },
)
