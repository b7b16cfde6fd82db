import {
  all,
  atBeginningOf,
  createToken,
  keyword,
  putCounters,
  spell,
  the,
  token,
  triggered,
  twoFaced,
  untap,
} from '@spellwright/dsl'

export const virtueOfLoyaltyArdenvaleFealty = twoFaced(
  'adventure',
  {
    name: 'Virtue of Loyalty',
    cost: '{3}{W}{W}',
    type: 'Enchantment',
    abilities: [
      triggered({
        on: atBeginningOf('end', 'you'),
        effects: [
          { kind: 'bind', as: 'creatures', what: all({ type: 'creature', controller: 'you' }) },
          putCounters('+1/+1', 1, the('creatures')),
          untap(the('creatures')),
        ],
      }),
    ],
  },
  {
    name: 'Ardenvale Fealty',
    cost: '{1}{W}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        effects: [
          createToken(
            1,
            token({
              colors: ['W'],
              type: 'Creature — Knight',
              power: 2,
              toughness: 2,
              abilities: [keyword('vigilance')],
            }),
          ),
        ],
      }),
    ],
  },
)
