import {
  activated,
  addMana,
  apply,
  atBeginningOf,
  chapter,
  enters,
  exile,
  gain,
  keyword,
  mana,
  matches,
  may,
  ownerOf,
  put,
  putCounters,
  returnTo,
  sacrificeIt,
  tap,
  target,
  the,
  triggered,
  twoFaced,
  upTo,
  when,
} from '@spellwright/dsl'

export const terraMagicalAdeptEsperTerra = twoFaced(
  'transform',
  {
    name: 'Terra, Magical Adept',
    cost: '{1}{R}{G}',
    type: 'Legendary Creature — Human Wizard Warrior',
    power: 4,
    toughness: 2,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          { kind: 'mill', player: 'you', count: 5, as: 'milled' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('milled'),
            filter: { type: 'enchantment' },
            count: upTo(1),
            as: 'card',
          },
          put('hand', the('card')),
        ],
      }),
      activated({
        abilityWord: 'Trance',
        cost: [mana('{4}{R}{G}'), tap],
        timing: 'sorcery',
        effects: [
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: ownerOf(the('exiled')) }),
        ],
      }),
    ],
  },
  {
    name: 'Esper Terra',
    type: 'Legendary Enchantment Creature — Saga Wizard',
    power: 6,
    toughness: 6,
    colorIndicator: ['G', 'R'],
    abilities: [
      chapter([1, 2, 3], {
        targets: { enchantment: target({ type: 'enchantment', controller: 'you', not: { supertype: 'legendary' } }) },
        effects: [
          { kind: 'createTokenCopy', player: 'you', count: 1, of: the('enchantment'), as: 'copy' },
          apply(the('copy'), [gain('haste')], 'game'),
          when(matches(the('copy'), { subtype: 'Saga' }), {
            kind: 'repeat',
            times: 3,
            effects: [may(putCounters('lore', 1, the('copy')))],
          }),
          {
            kind: 'delayedTrigger',
            on: atBeginningOf('end', 'you'),
            lasts: 'once',
            effects: [sacrificeIt(the('copy'))],
          },
        ],
      }),
      chapter(4, {
        effects: [
          addMana('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}'),
          exile('self', { as: 'exiled' }),
          returnTo('battlefield', the('exiled')),
        ],
      }),
      keyword('flying'),
    ],
  },
)
