import {
  card,
  continuous,
  dealDamage,
  gain,
  gainLife,
  keyword,
  mana,
  modifyPT,
  players,
  triggered,
} from '@spellwright/dsl'

export const swordOfWarAndPeace = card({
  name: 'Sword of War and Peace',
  cost: '{3}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(2, 2),
        gain({ kind: 'protection', from: [{ filter: { color: 'R' } }, { filter: { color: 'W' } }] }),
      ],
    }),
    triggered({
      on: { kind: 'damage', source: 'attachedTo', to: { player: 'any' }, combat: 'combat' },
      effects: [
        dealDamage({ kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' }, players('eventPlayer')),
        gainLife({ kind: 'cardsIn', zone: 'hand', player: 'you' }),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
