import { all, attacks, card, chapter, draw, keyword, mana, returnTo } from '@spellwright/dsl'

const SEA_CREATURES = ['Kraken', 'Leviathan', 'Merfolk', 'Octopus', 'Serpent']

export const summonLeviathan = card({
  name: 'Summon: Leviathan',
  type: 'Enchantment Creature — Saga Leviathan',
  cost: '{4}{U}{U}',
  power: 6,
  toughness: 6,
  abilities: [
    chapter(1, { effects: [returnTo('hand', all({ type: 'creature', not: { subtype: SEA_CREATURES } }))] }),
    chapter([2, 3], {
      effects: [
        {
          kind: 'delayedTrigger',
          on: attacks({ subtype: SEA_CREATURES }),
          lasts: 'everyTimeThisTurn',
          effects: [draw(1)],
        },
      ],
    }),
    keyword({ kind: 'ward', cost: [mana('{2}')] }),
  ],
})
