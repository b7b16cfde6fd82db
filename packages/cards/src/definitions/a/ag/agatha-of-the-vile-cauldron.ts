import { activated, all, apply, card, gain, mana, modifyPT, powerOf, rule } from '@spellwright/dsl'

export const agathaOfTheVileCauldron = card({
  name: 'Agatha of the Vile Cauldron',
  cost: '{R}{G}',
  type: 'Legendary Creature — Human Warlock',
  power: 1,
  toughness: 1,
  abilities: [
    rule({
      kind: 'abilityCostChange',
      object: { type: 'creature', controller: 'you' },
      ability: 'any',
      change: { kind: 'reduce', mana: '{1}', times: powerOf('self'), least: 1 },
    }),
    activated({
      cost: [mana('{4}{R}{G}')],
      effects: [
        apply(all({ type: 'creature', controller: 'you', other: true }), [
          modifyPT(1, 1),
          gain('trample'),
          gain('haste'),
        ]),
      ],
    }),
  ],
})
