import {
  card,
  chooseOne,
  dealsDamageToPlayer,
  destroy,
  draw,
  keywords,
  loseLife,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const glissaSunslayer = card({
  name: 'Glissa Sunslayer',
  cost: '{1}{B}{G}',
  type: 'Legendary Creature — Phyrexian Zombie Elf',
  power: 3,
  toughness: 3,
  abilities: [
    ...keywords('first strike', 'deathtouch'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      modes: chooseOne(
        { effects: [draw(1), loseLife(1)] },
        { targets: { enchantment: target({ type: 'enchantment' }) }, effects: [destroy(the('enchantment'))] },
        {
          targets: { permanent: target({}) },
          effects: [{ kind: 'removeCounters', what: the('permanent'), counter: 'any', count: 3, upTo: 'upTo' }],
        },
      ),
      effects: [],
    }),
  ],
})
