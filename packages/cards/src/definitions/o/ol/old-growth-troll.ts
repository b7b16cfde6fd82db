import {
  activated,
  card,
  continuous,
  dies,
  gain,
  gainAbility,
  keyword,
  mana,
  matches,
  returnTo,
  sacrificeSelf,
  tap,
  tapForMana,
  token,
  triggered,
} from '@spellwright/dsl'

export const oldGrowthTroll = card({
  name: 'Old-Growth Troll',
  cost: '{G}{G}{G}',
  type: 'Creature — Troll Warrior',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('trample'),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [
        returnTo('battlefield', 'self', {
          under: 'you',
          becomes: [
            { kind: 'setTypes', types: ['enchantment'], subtypes: ['Aura'] },
            gain({ kind: 'enchant', what: { subtype: 'Forest', controller: 'you' } }),
            gainAbility(
              continuous({
                affects: 'attachedTo',
                apply: [
                  gainAbility(tapForMana('{G}{G}')),
                  gainAbility(
                    activated({
                      cost: [mana('{1}'), tap, sacrificeSelf],
                      effects: [
                        {
                          kind: 'createToken',
                          player: 'you',
                          count: 1,
                          token: token({
                            colors: ['G'],
                            type: 'Creature — Troll Warrior',
                            power: 4,
                            toughness: 4,
                            abilities: [keyword('trample')],
                          }),
                          enters: ['tapped'],
                        },
                      ],
                    }),
                  ),
                ],
              }),
            ),
          ],
        }),
      ],
    }),
  ],
})
