import { activated, card, keyword, mana, rule, target, the } from '@spellwright/dsl'

export const isaoEnlightenedBushi = card({
  name: 'Isao, Enlightened Bushi',
  cost: '{2}{G}',
  type: 'Legendary Creature — Human Samurai',
  power: 2,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    keyword({ kind: 'bushido', count: 2 }),
    activated({
      cost: [mana('{2}')],
      targets: { samurai: target({ subtype: 'Samurai' }) },
      effects: [{ kind: 'regenerate', what: the('samurai') }],
    }),
  ],
})
