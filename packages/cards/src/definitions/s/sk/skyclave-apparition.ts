import {
  card,
  enters,
  exile,
  leaves,
  linked,
  manaValueOf,
  ownerOf,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const skyclaveApparition = card({
  name: 'Skyclave Apparition',
  cost: '{1}{W}{W}',
  type: 'Creature — Kor Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: {
        permanent: target(
          { not: { type: 'land' }, is: 'nontoken', controller: 'opponent', manaValue: { atMost: 4 } },
          { count: upTo(1) },
        ),
      },
      effects: [exile(the('permanent'), { linked: 'exiled' })],
    }),
    triggered({
      on: leaves('self'),
      effects: [
        {
          kind: 'createToken',
          player: ownerOf(linked('exiled')),
          count: 1,
          token: token({ colors: ['U'], type: 'Creature — Illusion' }),
          size: manaValueOf(linked('exiled')),
        },
      ],
    }),
  ],
})
