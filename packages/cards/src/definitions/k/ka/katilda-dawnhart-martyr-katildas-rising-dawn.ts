import { continuous, count, gain, keyword, keywords, mana, modifyPT, replacement, twoFaced } from '@spellwright/dsl'

const SPIRITS_AND_ENCHANTMENTS = count({ controller: 'you', any: [{ subtype: 'Spirit' }, { type: 'enchantment' }] })

export const katildaDawnhartMartyrKatildasRisingDawn = twoFaced(
  'transform',
  {
    name: 'Katilda, Dawnhart Martyr',
    cost: '{1}{W}{W}',
    type: 'Legendary Creature — Spirit Warlock',
    power: '*',
    toughness: '*',
    abilities: [
      ...keywords('flying', 'lifelink', { kind: 'protection', from: [{ filter: { subtype: 'Vampire' } }] }),
      { kind: 'characteristicDefining', power: SPIRITS_AND_ENCHANTMENTS, toughness: SPIRITS_AND_ENCHANTMENTS },
      keyword({ kind: 'disturb', cost: [mana('{3}{W}{W}')] }),
    ],
  },
  {
    name: "Katilda's Rising Dawn",
    type: 'Legendary Enchantment — Aura',
    colorIndicator: ['W'],
    abilities: [
      keyword({ kind: 'enchant', what: { type: 'creature' } }),
      continuous({
        affects: 'attachedTo',
        apply: [
          gain('flying'),
          gain('lifelink'),
          gain({ kind: 'protection', from: [{ filter: { subtype: 'Vampire' } }] }),
          modifyPT(SPIRITS_AND_ENCHANTMENTS, SPIRITS_AND_ENCHANTMENTS),
        ],
      }),
      replacement(
        { kind: 'zoneChange', object: 'self', to: 'graveyard', instead: { to: 'exile' } },
        { zone: 'everywhere' },
      ),
    ],
  },
)
