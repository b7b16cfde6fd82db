import {
  activated,
  card,
  chooseOne,
  continuous,
  dealDamage,
  gain,
  gainLife,
  mana,
  put,
  putCounters,
  tap,
  target,
  the,
  upTo,
} from '@spellwright/dsl'

export const bowOfNylea = card({
  name: 'Bow of Nylea',
  cost: '{1}{G}{G}',
  type: 'Legendary Enchantment Artifact',
  abilities: [
    continuous({ affects: { type: 'creature', is: 'attacking', controller: 'you' }, apply: [gain('deathtouch')] }),
    activated({
      cost: [mana('{1}{G}'), tap],
      modes: chooseOne(
        { targets: { creature: target({ type: 'creature' }) }, effects: [putCounters('+1/+1', 1, the('creature'))] },
        { targets: { flier: target({ type: 'creature', keyword: 'flying' }) }, effects: [dealDamage(2, the('flier'))] },
        { effects: [gainLife(3)] },
        {
          targets: { cards: target({ zone: 'graveyard', owner: 'you' }, { count: upTo(4) }) },
          effects: [put('library', the('cards'), { library: { position: 'bottom', order: 'chosen' } })],
        },
      ),
      effects: [],
    }),
  ],
})
