// Renders the Helm chart for the tests, with what Helm itself is made of: Go's text/template, the functions of sprig, the YAML and
// JSON Schema packages, all from Debian. Helm is in no registry that the tests may use.
//
// Usage: render CHART-FOLDER <requests.json >results.json. A request has values, release and isInstall, a result has the text of each
// template by file, or an error.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"github.com/xeipuuv/gojsonschema"
	"sigs.k8s.io/yaml"
)

type values = map[string]interface{}

type request struct {
	Values    values `json:"values"`
	Release   string `json:"release"`
	IsInstall bool   `json:"isInstall"`
}

type result struct {
	Files map[string]string `json:"files,omitempty"`
	Error string            `json:"error,omitempty"`
}

// merge returns the defaults with the given values in them: maps key by key, and null removes a key.
func merge(defaults, given values) values {
	merged := values{}
	for key, value := range defaults {
		merged[key] = value
	}
	for key, value := range given {
		inner, isMap := value.(values)
		default_, hasMap := merged[key].(values)
		switch {
		case value == nil:
			delete(merged, key)
		case isMap && hasMap:
			merged[key] = merge(default_, inner)
		default:
			merged[key] = value
		}
	}
	return merged
}

// check compares values with the schema of the chart.
func check(schema []byte, given values) error {
	outcome, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(schema), gojsonschema.NewGoLoader(given))
	if err != nil {
		return err
	}
	if outcome.Valid() {
		return nil
	}
	var lines []string
	for _, fault := range outcome.Errors() {
		lines = append(lines, fault.String())
	}
	return errors.New("values.schema.json: " + strings.Join(lines, "; "))
}

// functions are those of sprig without access to the environment, and those that Helm adds and the chart uses.
func functions(root *template.Template) template.FuncMap {
	all := sprig.TxtFuncMap()
	delete(all, "env")
	delete(all, "expandenv")
	all["toYaml"] = func(value interface{}) (string, error) {
		text, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	all["include"] = func(name string, data interface{}) (string, error) {
		var text strings.Builder
		err := root.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	all["required"] = func(message string, value interface{}) (interface{}, error) {
		if text, isText := value.(string); value == nil || (isText && text == "") {
			return value, errors.New(message)
		}
		return value, nil
	}
	return all
}

func render(folder string, asked request) (map[string]string, error) {
	var chart, defaults values
	var schema []byte
	for file, target := range map[string]*values{"Chart.yaml": &chart, "values.yaml": &defaults} {
		text, err := os.ReadFile(filepath.Join(folder, file))
		if err != nil {
			return nil, err
		}
		if err := yaml.Unmarshal(text, target); err != nil {
			return nil, err
		}
	}
	schema, err := os.ReadFile(filepath.Join(folder, "values.schema.json"))
	if err != nil {
		return nil, err
	}
	merged := merge(defaults, asked.Values)
	if err := check(schema, merged); err != nil {
		return nil, err
	}

	// The fields of Chart begin with a capital letter in templates.
	named := values{}
	for key, value := range chart {
		named[strings.ToUpper(key[:1])+key[1:]] = value
	}
	context := values{
		"Values": merged,
		"Chart":  named,
		"Release": values{
			"Name": asked.Release, "Namespace": "poker", "Service": "Helm",
			"IsInstall": asked.IsInstall, "IsUpgrade": !asked.IsInstall, "Revision": 1,
		},
	}
	root := template.New("chart").Option("missingkey=zero")
	root.Funcs(functions(root))
	paths, err := filepath.Glob(filepath.Join(folder, "templates", "*"))
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if _, err := root.New(filepath.Base(path)).Parse(string(text)); err != nil {
			return nil, err
		}
	}
	files := map[string]string{}
	for _, path := range paths {
		name := filepath.Base(path)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var text strings.Builder
		if err := root.ExecuteTemplate(&text, name, context); err != nil {
			return nil, err
		}
		files[name] = text.String()
	}
	return files, nil
}

func main() {
	var requests []request
	if err := json.NewDecoder(os.Stdin).Decode(&requests); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	results := make([]result, len(requests))
	for index, asked := range requests {
		files, err := render(os.Args[1], asked)
		if err != nil {
			results[index].Error = err.Error()
		} else {
			results[index].Files = files
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(results); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
