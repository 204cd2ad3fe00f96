/* Prints a plan, which is in the file that is the argument, by the structs of plan.h. */
#include <stdio.h>

#include "core.c"

_Alignas(8) static char bytes[1 << 16];
static const Plan *plan = (const Plan *)bytes;

static void print_numbers(int place, int count) {
  for (int i = 0; i < count; i++) {
    int64_t number = PART(int64_t, plan, place)[i];
    if (number == ANY) printf(" ?");
    else printf(" %lld", (long long)number);
  }
}

static void print_values(const char *title, int place, int count) {
  const Value *values = PART(Value, plan, place);
  for (int i = 0; i < count; i++) {
    const Value *v = &values[i];
    printf("%s %c dtype %d,%d,%d itemsize %d place %d rank %d ranked %d access %d alignment %d",
           title, v->kind, v->dtype & 255, v->dtype >> 8 & 255, v->dtype >> 16, v->itemsize,
           v->place, v->rank, v->ranked, v->access, v->alignment);
    if (v->kind == ARRAY) print_numbers(v->dims, 1 + v->rank * (1 + v->has_strides));
    printf(" | %s", v->text ? PART(char, plan, v->text) : "");
    if (v->array_text) {
      printf("|");
      print_numbers(v->array_dims, 1 + v->rank);
      printf(" %s", PART(char, plan, v->array_text));
    }
    puts("");
  }
}

static const Node *print_tree(const Node *node, int depth) {
  const Node *here = node++;
  printf("%*s%c %d", 2 * depth, "", here->kind, here->number);
  if (here->key) printf(" \"%s\"", PART(char, plan, here->key));
  printf(here->text ? " | %s\n" : "\n", PART(char, plan, here->text));
  for (int i = 0; (here->kind == SEQUENCE || here->kind == DICT) && i < here->number; i++)
    node = print_tree(node, depth + 1);
  return node;
}

static void print_sum(const Sum *sum) {
  const Term *terms = PART(Term, plan, sum->terms);
  for (int i = 0; i < sum->count; i++) {
    const Term *term = &terms[i];
    printf(" %+lld%c", (long long)term->factor, term->kind);
    if (term->kind == SIZE) printf("%d.%d", term->first, term->second);
    if (term->kind == INDEX) printf("%d", term->first);
    if (term->kind != PRODUCT && term->kind != QUOTIENT) continue;
    printf("(");
    print_sum(PART(Sum, plan, term->first));
    printf(",");
    print_sum(PART(Sum, plan, term->second));
    printf(")");
  }
}

int main(int count, char **arguments) {
  FILE *file = fopen(arguments[count - 1], "rb");
  if (!file || !fread(bytes, 1, sizeof bytes, file)) return 1;
  printf("index %d, memory %d, items %d, apart from %d\n", plan->index_bytes, plan->memory_bytes,
         plan->item_count, plan->first_apart);
  print_values("argument", plan->arguments, plan->argument_count);
  print_values("result", plan->results, plan->result_count);
  const Node *node = PART(Node, plan, plan->slots);
  for (int i = 0; i < plan->slot_count; i++) node = print_tree(node, 0);
  printf("gives ");
  print_tree(PART(Node, plan, plan->result), 0);
  const Condition *conditions = PART(Condition, plan, plan->conditions);
  for (int i = 0; i < plan->condition_count; i++) {
    const Condition *c = &conditions[i];
    print_sum(&c->sum);
    printf(" at_least %d divisor %d | %s", c->at_least, c->divisor,
           c->text ? PART(char, plan, c->text) : "");
    printf(PART(char, plan, c->suffix), 7ll);
    puts("");
  }
  puts(PART(char, plan, plan->count_text));
  return 0;
}
