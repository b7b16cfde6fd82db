import {
  card,
  createToken,
  did,
  enters,
  exile,
  keyword,
  keywords,
  matches,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const archfiendsVessel = card({
  name: "Archfiend's Vessel",
  cost: '{B}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('lifelink'),
    triggered({
      on: enters('self'),
      condition: matches('self', { cameFrom: 'graveyard', owner: 'you' }),
      effects: [
        exile('self', { as: 'exiled' }),
        when(
          did('exiled'),
          createToken(
            1,
            token({ colors: ['B'], type: 'Creature — Demon', power: 5, toughness: 5, abilities: keywords('flying') }),
          ),
        ),
      ],
    }),
  ],
})
