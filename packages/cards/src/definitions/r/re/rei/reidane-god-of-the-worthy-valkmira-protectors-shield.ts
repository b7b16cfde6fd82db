import { controllerOf, counterSpell, mana, replacement, rule, triggered, twoFaced, unless } from '@spellwright/dsl'

export const reidaneGodOfTheWorthyValkmiraProtectorsShield = twoFaced(
  'modal_dfc',
  {
    name: 'Reidane, God of the Worthy',
    cost: '{2}{W}',
    type: 'Legendary Creature — God',
    power: 2,
    toughness: 3,
    abilities: [
      {
        kind: 'keyword',
        keyword: 'flying',
      },
      {
        kind: 'keyword',
        keyword: 'vigilance',
      },
      {
        kind: 'static',
        replacement: {
          kind: 'enters',
          object: {
            controller: 'opponent',
            supertype: 'snow',
            type: 'land',
          },
          with: [
            {
              kind: 'tapped',
            },
          ],
        },
      },
      rule({
        kind: 'costChange',
        player: 'opponent',
        spell: { not: { type: 'creature' }, manaValue: { atLeast: 4 } },
        change: { kind: 'increase', mana: '{2}' },
      }),
    ],
  },
  {
    name: "Valkmira, Protector's Shield",
    cost: '{3}{W}',
    type: 'Legendary Artifact',
    abilities: [
      replacement({
        kind: 'damage',
        source: { controller: 'opponent' },
        to: { side: 'you' },
        change: { kind: 'prevent', amount: 1 },
      }),
      triggered({
        on: {
          kind: 'becomesTarget',
          object: { controller: 'you', zone: 'battlefield', other: true },
          player: 'you',
          controller: 'opponent',
        },
        effects: [unless(controllerOf('eventSource'), [mana('{1}')], counterSpell('eventSource'))],
      }),
    ],
  },
)
