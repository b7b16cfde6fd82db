import {
  activated,
  attacks,
  draw,
  enters,
  keywords,
  mana,
  manaValueOf,
  put,
  returnTo,
  sacrifice,
  target,
  the,
  transform,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

export const eddieBrockVenomLethalProtector = twoFaced(
  'modal_dfc',
  {
    name: 'Eddie Brock',
    type: 'Legendary Creature — Human Hero Villain',
    cost: '{2}{B}',
    power: 3,
    toughness: 3,
    abilities: [
      triggered({
        on: enters('self'),
        targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 1 } }) },
        effects: [returnTo('battlefield', the('card'))],
      }),
      activated({ cost: [mana('{3}{B}{R}{G}')], timing: 'sorcery', effects: [transform('self')] }),
    ],
  },
  {
    name: 'Venom, Lethal Protector',
    type: 'Legendary Creature — Symbiote Hero Villain',
    cost: '{3}{B}{R}{G}',
    power: 5,
    toughness: 5,
    abilities: [
      ...keywords('menace', 'trample', 'haste'),
      triggered({
        on: attacks('self'),
        effects: [
          {
            kind: 'mayPay',
            player: 'you',
            cost: [sacrifice({ type: 'creature', other: true }, 'victim')],
            then: [
              draw(manaValueOf(the('victim'))),
              {
                kind: 'choose',
                player: 'you',
                from: {
                  zone: 'hand',
                  owner: 'you',
                  is: 'permanentCard',
                  manaValue: { atMost: manaValueOf(the('victim')) },
                },
                count: upTo(1),
                as: 'card',
              },
              put('battlefield', the('card')),
            ],
          },
        ],
      }),
    ],
  },
)
