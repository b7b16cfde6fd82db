import { card, dies, draw, keyword, matches, not, triggered } from '@spellwright/dsl'

export const guildswornProwler = card({
  name: 'Guildsworn Prowler',
  cost: '{1}{B}',
  type: 'Creature — Tiefling Rogue Assassin',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('deathtouch'),
    triggered({ on: dies('self'), condition: not(matches('self', { is: 'blocking' })), effects: [draw(1)] }),
  ],
})
