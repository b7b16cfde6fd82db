import {
  all,
  apply,
  atBeginningOf,
  dealDamage,
  dies,
  enters,
  gain,
  keyword,
  keywords,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const archangelAvacynAvacynThePurifier = twoFaced(
  'transform',
  {
    name: 'Archangel Avacyn',
    cost: '{3}{W}{W}',
    type: 'Legendary Creature — Angel',
    power: 4,
    toughness: 4,
    abilities: [
      ...keywords('flash', 'flying', 'vigilance'),
      triggered({
        on: enters('self'),
        effects: [apply(all({ type: 'creature', controller: 'you' }), [gain('indestructible')])],
      }),
      triggered({
        on: dies({ type: 'creature', controller: 'you', not: { subtype: 'Angel' } }),
        effects: [
          {
            kind: 'delayedTrigger',
            on: atBeginningOf('upkeep', 'eachPlayer'),
            lasts: 'once',
            effects: [transform('self')],
          },
        ],
      }),
    ],
  },
  {
    name: 'Avacyn, the Purifier',
    type: 'Legendary Creature — Angel',
    power: 6,
    toughness: 5,
    colorIndicator: ['R'],
    abilities: [
      keyword('flying'),
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Avacyn, the Purifier' },
        effects: [dealDamage(3, { players: 'opponent', objects: all({ type: 'creature', other: true }) })],
      }),
    ],
  },
)
