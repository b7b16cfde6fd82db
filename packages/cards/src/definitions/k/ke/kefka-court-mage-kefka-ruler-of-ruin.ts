import {
  activated,
  attacks,
  draw,
  enters,
  eventAmount,
  keyword,
  mana,
  the,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const kefkaCourtMageKefkaRulerOfRuin = twoFaced(
  'transform',
  {
    name: 'Kefka, Court Mage',
    cost: '{2}{U}{B}{R}',
    type: 'Legendary Creature — Human Wizard',
    power: 4,
    toughness: 5,
    abilities: [
      triggered({
        on: { kind: 'either', events: [enters('self'), attacks('self')] },
        effects: [
          { kind: 'discard', player: 'eachPlayer', count: 1, how: 'choice', as: 'discarded' },
          draw({ kind: 'cardTypesAmong', of: { zone: ['graveyard', 'exile'], among: the('discarded') } }),
        ],
      }),
      activated({
        cost: [mana('{8}')],
        timing: 'sorcery',
        effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: {}, count: 1 }, transform('self')],
      }),
    ],
  },
  {
    name: 'Kefka, Ruler of Ruin',
    type: 'Legendary Creature — Avatar Wizard',
    power: 5,
    toughness: 7,
    colorIndicator: ['B', 'R', 'U'],
    abilities: [
      keyword('flying'),
      triggered({ on: { kind: 'lifeLost', player: 'opponent', during: 'you' }, effects: [draw(eventAmount)] }),
    ],
  },
)
