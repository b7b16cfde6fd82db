import {
  activated,
  all,
  anyTarget,
  count,
  createToken,
  dealDamage,
  enters,
  exile,
  loyalty,
  may,
  ownerOf,
  putCounters,
  returnTo,
  the,
  token,
  triggered,
  twoFaced,
  youControl,
} from '@spellwright/dsl'

const cat = token({ colors: ['W'], type: 'Creature — Cat Warrior', power: 2, toughness: 1 })

export const ajaniNacatlPariahAjaniNacatlAvenger = twoFaced(
  'transform',
  {
    name: 'Ajani, Nacatl Pariah',
    cost: '{1}{W}',
    type: 'Legendary Creature — Cat Warrior',
    power: 1,
    toughness: 2,
    abilities: [
      triggered({ on: enters('self'), effects: [createToken(1, cat)] }),
      triggered({
        on: {
          kind: 'zoneChange',
          object: { subtype: 'Cat', controller: 'you', other: true },
          from: 'battlefield',
          to: 'graveyard',
          batch: 'oneOrMore',
        },
        effects: [
          may(
            exile('self', { as: 'card' }),
            returnTo('battlefield', the('card'), { enters: ['transformed'], under: ownerOf(the('card')) }),
          ),
        ],
      }),
    ],
  },
  {
    name: 'Ajani, Nacatl Avenger',
    type: 'Legendary Planeswalker — Ajani',
    loyalty: 3,
    colorIndicator: ['R', 'W'],
    abilities: [
      activated({ cost: [loyalty(2)], effects: [putCounters('+1/+1', 1, all({ subtype: 'Cat', controller: 'you' }))] }),
      activated({
        cost: [loyalty(0)],
        effects: [
          createToken(1, cat),
          {
            kind: 'reflexiveTrigger',
            condition: youControl({ color: 'R', other: true }),
            targets: { target: anyTarget },
            effects: [dealDamage(count({ type: 'creature', controller: 'you' }), the('target'))],
          },
        ],
      }),
      activated({
        cost: [loyalty(-4)],
        effects: [
          {
            kind: 'sacrificeChoice',
            player: 'opponent',
            filter: { not: { type: 'land' } },
            count: {
              allBut: [{ type: 'artifact' }, { type: 'creature' }, { type: 'enchantment' }, { type: 'planeswalker' }],
            },
          },
        ],
      }),
    ],
  },
)
