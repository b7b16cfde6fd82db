import { card, discard, discardCost, draw, enters, keyword, triggered, unless } from '@spellwright/dsl'

export const steamcoreScholar = card({
  name: 'Steamcore Scholar',
  cost: '{2}{U}',
  type: 'Creature — Weird Detective',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      effects: [
        draw(2),
        unless(
          'you',
          [discardCost({ any: [{ type: ['instant', 'sorcery'] }, { type: 'creature', keyword: 'flying' }] })],
          discard(2),
        ),
      ],
    }),
  ],
})
