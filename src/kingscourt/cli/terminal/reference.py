"""Looking things up at the terminal table: rules and cards, the table and its parts, the log."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.decision_prompt import LastLook
from kingscourt.cli.terminal.event_lines import one_by_one, told
from kingscourt.cli.terminal.find_on_table import OpenThings
from kingscourt.cli.terminal.rule_lookup import chapters, find_rules, rule_lines, title
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.text_layout import INDENT, packed, wrapped
from kingscourt.cli.terminal.unsent_turn import UnsentTurn
from kingscourt.kernel.rule import Rule
from kingscourt.texts.rule_text import OWN, RIVAL, rule_text

MOST_CARDS = 3  # of the same name, shown together


class Reference:
    """Answers questions that change nothing."""

    def __init__(self, client: SessionDecoder, screen: Screen, last: LastLook) -> None:
        self._client = client
        self._screen = screen
        self._last = last

    def rule(self, asked: str) -> None:
        """Show the text of a rule or a card, or the rules similar to what was typed."""
        screen, words = self._screen, self._screen.words
        if not asked:
            self._chapters()
            return
        here = OpenThings(words, self._client.outline([]))
        called = {node.card for node in here.called(asked) if node.card}
        open_cards = [rule for rule in words.rules if rule.id in called]
        if 0 < len(open_cards) <= MOST_CARDS:
            screen.page([line for rule in open_cards for line in self._card(rule, here)])
            return
        found = find_rules(words.rules, asked, words.renderers, [node.card for node in here.nodes])
        if found.exact is not None:
            screen.page(self._card(found.exact, here))
        elif found.near:
            items = [self._named(rule.id, rule) for rule in found.near]
            listed = packed(items, screen.width, INDENT, " · ")
            screen.page([*screen.noted("near-rules", text=asked), *listed])
        else:
            screen.note("no-rule", text=asked)

    def _card(self, rule: Rule, here: OpenThings) -> list[Text]:
        """The card of a component, as it concerns the reader or only a rival; or a numbered rule."""
        screen, words = self._screen, self._screen.words
        places = [node.place for node in here.nodes if node.card == rule.id]
        is_rivals = bool(places) and all(self._is_rivals(place) for place in places)
        lines: list[Text] = []
        for line in rule_lines(words.renderer, rule, words.edition, RIVAL if is_rivals else OWN):
            lines += wrapped(line, screen.width, INDENT)
        see = next((other for other in words.rules if other.id == rule.see), None)
        if see is not None:
            said = words.say("see-also", rule=see.id, title=rule_text(words.renderer, see).title)
            lines += wrapped(Text(said, style="dim italic"), screen.width)
        return lines

    def _is_rivals(self, place: str) -> bool:
        """Whether a place lies before another player or the game's own opponent."""
        first, _, rest = place.partition("/")
        return first == "opponent" or (first == "seat" and rest.partition("/")[0] != str(self._client.seat))

    def _chapters(self) -> None:
        """How rules are asked for, and which there are in this game."""
        screen, words = self._screen, self._screen.words
        own = [rule for rule in words.game.rules(words.components) if not rule.component]
        items = [self._named(number, rule) for number, rule in chapters(own).items()]
        note = screen.noted("rule-usage", rule=words.example_rule(), name=words.example_name())
        screen.page([*note, *packed(items, screen.width, INDENT, " · ")])

    def _named(self, number: str, rule: Rule) -> Text:
        return Text.assemble((number, "bold yellow"), " ", title(self._screen.words.renderer, rule))

    def table(self, turn: UnsentTurn, asked: str) -> None:
        """Show the whole table, or the parts that a text means."""
        outline = self._client.outline(turn.shown())
        if not asked:
            self._screen.position(outline)
            self._last.outline = outline
            return
        here = OpenThings(self._screen.words, outline)
        found = here.called(asked) or here.at(asked) or here.like(asked)
        if found:
            self._screen.parts(found)
        else:
            self._screen.note("no-place", text=asked)

    def log(self, asked: str) -> None:
        """Show the last page of the log, or the one with a number, counted from the end."""
        screen = self._screen
        opening = self._client.setup.opening
        events = [event for entry in self._client.history().entries for event in entry.events]
        lines = one_by_one(told(screen.words, [*opening, *events]), screen.width)
        height = screen.room() - 1
        pages = max(-(-len(lines) // height), 1)
        page = min(int(asked), pages) if asked.isdecimal() and int(asked) else 1
        end = len(lines) - (page - 1) * height
        shown = lines[max(end - height, 0) : end]
        more = screen.noted("log-page", n=page + 1) if page < pages else []
        screen.page([*shown, *more])
