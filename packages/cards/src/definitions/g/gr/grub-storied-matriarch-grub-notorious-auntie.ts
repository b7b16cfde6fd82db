import {
  atBeginningOf,
  attacks,
  enters,
  exactly,
  gainAbility,
  keyword,
  mana,
  putCounters,
  returnTo,
  sacrificeIt,
  target,
  the,
  transform,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

const becomesItsOther = (symbol: string) =>
  triggered({
    on: atBeginningOf('main1', 'you'),
    effects: [{ kind: 'mayPay', player: 'you', cost: [mana(symbol)], then: [transform('self')] }],
  })

export const grubStoriedMatriarchGrubNotoriousAuntie = twoFaced(
  'transform',
  {
    name: 'Grub, Storied Matriarch',
    type: 'Legendary Creature — Goblin Warlock',
    cost: '{2}{B}',
    power: 2,
    toughness: 1,
    abilities: [
      keyword('menace'),
      triggered({
        on: {
          kind: 'either',
          events: [enters('self'), { kind: 'transformed', object: 'self', into: 'Grub, Storied Matriarch' }],
        },
        targets: { card: target({ zone: 'graveyard', owner: 'you', subtype: 'Goblin' }, { count: upTo(1) }) },
        effects: [returnTo('hand', the('card'))],
      }),
      becomesItsOther('{R}'),
    ],
  },
  {
    name: 'Grub, Notorious Auntie',
    type: 'Legendary Creature — Goblin Warrior',
    power: 2,
    toughness: 1,
    colorIndicator: ['R'],
    abilities: [
      keyword('menace'),
      triggered({
        on: attacks('self'),
        effects: [
          {
            kind: 'may',
            player: 'you',
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { type: 'creature', controller: 'you' },
                count: exactly(1),
                as: 'blighted',
              },
              putCounters('-1/-1', 1, the('blighted')),
            ],
            then: [
              {
                kind: 'createTokenCopy',
                player: 'you',
                count: 1,
                of: the('blighted'),
                enters: ['tapped', 'attacking'],
                except: [
                  gainAbility(triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [sacrificeIt('self')] })),
                ],
              },
            ],
          },
        ],
      }),
      becomesItsOther('{B}'),
    ],
  },
)
